import { screen } from '@testing-library/react';
import { offering, openPage } from '../../testing/fixture';
import { Component as HomePage } from './home-page';

afterEach(() => offering());

describe('the home page’s line for a newcomer', () => {
  const line = () => screen.queryByText(/private window/);

  it('tells how to see both sides at once where there are people to be', async () => {
    offering('mailbox', 'people');
    await openPage(HomePage, '/');
    expect(line()).toBeVisible();
  });

  it('is not there without them', async () => {
    offering('mailbox');
    await openPage(HomePage, '/');
    expect(line()).toBeNull();
  });
});
