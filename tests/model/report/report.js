/** The report's own behaviour: filters, and the chart that shows the way to what is open. Without it everything is there, unfiltered. */
const filters = document.querySelector('.r-filters');
const search = filters.querySelector('input');
const rows = [...document.querySelectorAll('.r-parts > li')];
const chart = document.querySelector('.g-chart');
const chosen = { kind: '', mark: '' };
filters.hidden = false;

function filter() {
  const text = search.value.trim().toLowerCase();
  let count = 0;
  for (const row of rows) {
    row.hidden = !['kind', 'mark'].every((name) => chosen[name] === '' || row.dataset[name] === chosen[name])
      || !row.textContent.toLowerCase().includes(text);
    if (!row.hidden) count += 1;
  }
  filters.querySelector('[role=status]').textContent = `${count} of ${rows.length} shown`;
}
for (const button of filters.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const { filter: name, value } = button.dataset;
    chosen[name] = value;
    for (const other of button.parentElement.children) other.setAttribute('aria-pressed', String(other === button));
    filter();
  });
}
search.addEventListener('input', filter);

/** The way that an entry tells first, and the entry's own place. */
function show(row) {
  const through = JSON.parse(row?.querySelector('.r-told[data-through]:not([data-through="[]"])')?.dataset.through ?? '[]');
  const own = JSON.parse(row?.dataset.parts ?? '[]');
  for (const part of chart.querySelectorAll('[data-part]')) {
    const isOwn = own.includes(part.dataset.part);
    part.classList.toggle('r-way', through.includes(part.dataset.part) || isOwn);
    part.classList.toggle('is-selected', isOwn);
  }
}
function open(row) {
  for (const hidden of ['kind', 'mark']) if (row.hidden) filters.querySelector(`[data-filter=${hidden}]`).click();
  if (row.hidden) { search.value = ''; filter(); }
  row.querySelector('details').open = true;
  row.querySelector('summary').focus();
  row.scrollIntoView({ block: 'nearest' });
}
for (const row of rows) {
  row.querySelector('details').addEventListener('toggle', ({ target }) => {
    const last = target.open ? row : rows.find((one) => one.querySelector('details').open);
    show(last);
  });
}
chart.addEventListener('click', ({ target }) => {
  const id = target.closest('[data-part]')?.dataset.part;
  const row = rows.find(({ dataset }) => JSON.parse(dataset.parts).includes(id));
  if (row) open(row);
});
for (const link of document.querySelectorAll('.r-more a[href^="#"]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open(document.querySelector(link.getAttribute('href')));
  });
}
filter();
