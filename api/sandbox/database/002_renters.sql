-- A quote may begin without a price: renters cover has its rates first.
alter table quotes alter column subtotal drop not null;
alter table quotes alter column discount drop not null;
alter table quotes alter column tax drop not null;
alter table quotes alter column grandtotal drop not null;
alter table quotes add column cadence text;
