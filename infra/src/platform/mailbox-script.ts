/** Runs in the mailbox's page: puts new mail on top by itself, and copies a code at a press. */
export const MAILBOX_SCRIPT = `const LOOK_EVERY_MS = 2000;
const mails = document.getElementById('mails');
const news = document.getElementById('news');
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
  news.textContent = news.dataset.arrived;
}
async function keepLooking() {
  if (!document.hidden) await look().catch(() => undefined);
  setTimeout(keepLooking, LOOK_EVERY_MS);
}
mails.addEventListener('click', async ({ target }) => {
  if (!target.dataset.copy) return;
  await navigator.clipboard.writeText(target.dataset.copy);
  news.textContent = '';
  target.textContent = news.dataset.copied;
});
showButtons();
keepLooking();
`;
