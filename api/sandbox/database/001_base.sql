-- Card tokens. The card stand-in writes them; no full card number is ever kept.
create table tokens (
  id text primary key,
  created_at timestamptz not null default now(),
  brand text not null,
  last4 text not null,
  exp_month int not null,
  exp_year int not null,
  behaviour text not null,
  holder jsonb not null default '{}',
  used_by text
);

create table methods (
  id text primary key,
  created_at timestamptz not null default now(),
  token_id text not null unique references tokens (id),
  first_name text not null,
  last_name text not null,
  email text
);

-- Money is in cents.
create table quotes (
  id text primary key,
  created_at timestamptz not null default now(),
  line text not null,
  plan_id text not null,
  email text,
  currency text not null,
  subtotal int not null,
  discount int not null,
  tax int not null,
  grandtotal int not null,
  request jsonb not null
);

create sequence policy_numbers start 42817;

-- A purchase happens once: per unique key, and per quote.
create table policies (
  policy_number text primary key,
  created_at timestamptz not null default now(),
  line text not null,
  quote_id text not null unique references quotes (id),
  unique_key text not null unique,
  method_id text not null references methods (id),
  status text not null,
  email text,
  answer jsonb not null
);

create table charges (
  id text primary key,
  created_at timestamptz not null default now(),
  policy_number text not null unique references policies (policy_number),
  method_id text not null references methods (id),
  amount int not null,
  currency text not null
);

create index quotes_created on quotes (created_at);
create index policies_email on policies (email);
