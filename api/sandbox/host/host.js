/* The made-up partner's own script: lists the events of the shop's frame, and sends it two. */
const element = document.querySelector('.surefoot');
const list = document.getElementById('events');
const types = [
  'ready', 'landing-viewed', 'step-viewed', 'modal-opened', 'modal-closed', 'plan-selected', 'purchase-completed', 'purchase-failed',
  'signed-out', 'startup-failed',
];

for (const type of types) {
  element.addEventListener(`surefoot:${type}`, ({ detail }) => {
    const line = document.createElement('li');
    const name = document.createElement('strong');
    name.textContent = type;
    const fields = document.createElement('span');
    fields.textContent = Object.entries(detail).map(([field, value]) => `${field}: ${value}`).join(', ');
    line.append(name, fields);
    list.prepend(line);
    while (list.children.length > 60) list.lastChild.remove();
  });
}
const says = (id, type, detail) =>
  document.getElementById(id).addEventListener('click', () => element.dispatchEvent(new CustomEvent(type, { detail })));
says('log-in', 'surefoot-account', { email: 'kim@example.com', id: 'acc_kim', firstName: 'Kim', lastName: 'Abara' });
says('sign-out', 'surefoot-sign-out');
