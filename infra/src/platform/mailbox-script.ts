/** Runs in the mailbox page: adds new mail on top, and copies a code on a click. */
export const MAILBOX_SCRIPT = `const LOOK_EVERY_MS = 2000;
const mails = document.getElementById('mails');
const notice = document.getElementById('notice');
const showButtons = () => {
  for (const button of mails.querySelectorAll('[data-copy]')) button.hidden = !navigator.clipboard;
};
async function look() {
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const known = new Set([...mails.children].map((mail) => mail.dataset.mail));
  const arrived = [...page.querySelectorAll('[data-mail]')].filter((mail) => !known.has(mail.dataset.mail));
  if (arrived.length === 0) return;
  mails.prepend(...arrived);
  showButtons();
  document.getElementById('none').hidden = true;
  notice.textContent = notice.dataset.arrived;
}
async function keepLooking() {
  if (!document.hidden) await look().catch(() => undefined);
  setTimeout(keepLooking, LOOK_EVERY_MS);
}
mails.addEventListener('click', async ({ target }) => {
  if (!target.dataset.copy) return;
  await navigator.clipboard.writeText(target.dataset.copy);
  notice.textContent = '';
  target.textContent = notice.dataset.copied;
});
showButtons();
keepLooking();
`;
