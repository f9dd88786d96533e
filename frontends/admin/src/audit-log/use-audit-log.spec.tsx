import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf } from '../testing/fixture';
import { actWith, identifier } from '../testing/samples';
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

it('two acts in a row are both waited for, though the record hears of them one after the other', async () => {
  let heard = 0;
  answering({ 'GET /notification/acts': () => pageOf(Array.from({ length: heard }, () => actWith())) });
  open(<Counted />, '/admin/acts');
  await userEvent.click(await screen.findByText('0 acts'));
  await userEvent.click(screen.getByRole('button'));
  heard = 1;
  await screen.findByText('1 acts', undefined, { timeout: 3_000 });
  heard = 2;
  await screen.findByText('2 acts', undefined, { timeout: 3_000 });
});

it('an act done before the record first answered is waited for too', async () => {
  const answers = [[actWith()], [actWith()]];
  answering({ 'GET /notification/acts': () => pageOf(answers.shift() ?? [actWith(), actWith()]) });
  const answered = globalThis.fetch;
  let click: () => void = () => undefined;
  const clicked = new Promise<void>((resolve) => {
    click = resolve;
  });
  globalThis.fetch = async (...asked) => {
    await clicked;
    return answered(...asked);
  };
  open(<Counted />, '/admin/acts');
  await userEvent.click(await screen.findByText('loading'));
  click();
  await screen.findByText('2 acts', undefined, { timeout: 4_000 });
});
