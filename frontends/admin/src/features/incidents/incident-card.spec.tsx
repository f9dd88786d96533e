import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { incidentWith } from '../../testing/samples';
import { answering, refusal, show, success } from '../../testing/stage';
import { IncidentCard } from './incident-card';

const OPEN = incidentWith();
const ACKNOWLEDGED = incidentWith({ status: 'ACKNOWLEDGED' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('an incident', () => {
  it('says who raised it, where, and how to reach them', () => {
    show(<IncidentCard incident={OPEN} />);
    expect(screen.getByText('Raised by the rider')).toBeTruthy();
    expect(screen.getByText('Dhanmondi 27, lake gate')).toBeTruthy();
    expect(screen.getByText('DM GA 23-4567')).toBeTruthy();
    expect(screen.getByRole('link', { name: '01711000123' }).getAttribute('href')).toBe('tel:01711000123');
    expect(screen.getByText('N/A')).toBeTruthy();
  });

  it('is acknowledged first; a refusal is said in its own words', async () => {
    const call = `POST /sos/acknowledge/${OPEN._id}`;
    const sentence = 'An incident that is RESOLVED cannot become ACKNOWLEDGED.';
    const sent = answering({ [call]: refusal(409, 'ride/incident-already', sentence) });
    show(<IncidentCard incident={OPEN} />);
    expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
    await press('Acknowledge');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(sent.map((asked) => asked.call)).toEqual([call]);
  });

  it('is resolved with a note, and not without one', async () => {
    const call = `POST /sos/resolve/${OPEN._id}`;
    const sent = answering({ [call]: success(incidentWith({ status: 'RESOLVED' })) });
    show(<IncidentCard incident={ACKNOWLEDGED} />);
    await press('Resolve');
    await press('Resolve');
    expect(screen.getByText('A note of 3 to 300 characters is required.')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText('Note'), 'Both are safe at home');
    await press('Resolve');
    expect(await screen.findByText('Incident resolved')).toBeTruthy();
    expect(sent).toEqual([{ call, body: { note: 'Both are safe at home' } }]);
  });

  it('once resolved shows its note and nothing to do', () => {
    show(<IncidentCard incident={incidentWith({ status: 'RESOLVED', note: 'Both are safe at home' })} />);
    expect(screen.getByText('Both are safe at home')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
