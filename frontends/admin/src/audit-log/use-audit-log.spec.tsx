import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf } from '../testing/fixture';
import { auditLogEntryWith, identifier } from '../testing/samples';
import { useAuditLog } from './use-audit-log';

function Counted() {
  const { data, expectMore } = useAuditLog({ subjectId: identifier(2) });
  return (
    <button type="button" onClick={expectMore}>
      {data ? `${data.meta.total} acts` : 'loading'}
    </button>
  );
}

beforeEach(() => newAdministrator());

it('two actions in a row are both awaited, though the audit log consumes them one after the other', async () => {
  let consumed = 0;
  answering({ 'GET /notification/acts': () => pageOf(Array.from({ length: consumed }, () => auditLogEntryWith())) });
  open(<Counted />, '/admin/acts');
  await userEvent.click(await screen.findByText('0 acts'));
  await userEvent.click(screen.getByRole('button'));
  consumed = 1;
  await screen.findByText('1 acts', undefined, { timeout: 3_000 });
  consumed = 2;
  await screen.findByText('2 acts', undefined, { timeout: 3_000 });
});

it('an action done before the first answer is awaited too', async () => {
  const answers = [[auditLogEntryWith()], [auditLogEntryWith()]];
  answering({ 'GET /notification/acts': () => pageOf(answers.shift() ?? [auditLogEntryWith(), auditLogEntryWith()]) });
  const answered = globalThis.fetch;
  let click: () => void = () => undefined;
  const clicked = new Promise<void>((resolve) => {
    click = resolve;
  });
  globalThis.fetch = async (...request) => {
    await clicked;
    return answered(...request);
  };
  open(<Counted />, '/admin/acts');
  await userEvent.click(await screen.findByText('loading'));
  click();
  await screen.findByText('2 acts', undefined, { timeout: 4_000 });
});
