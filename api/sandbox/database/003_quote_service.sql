-- The quote service: an application grows until it is bought; its price stands in quotes, under the same id, from checkout on.
create table applications (
  id text primary key,
  created_at timestamptz not null default now(),
  line text not null,
  application jsonb not null
);
