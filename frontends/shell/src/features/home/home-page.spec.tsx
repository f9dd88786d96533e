import { screen } from '@testing-library/react';
import { offering, openPage } from '../../testing/fixture';
import { Component as HomePage } from './home-page';

afterEach(() => offering());

describe('the home page’s hint for a newcomer', () => {
  const line = () => screen.queryByText(/private window/);

  it('tells how to see both sides at once where there are demonstration people', async () => {
    offering('mailbox', 'people');
    await openPage(HomePage, '/');
    expect(line()).toBeVisible();
  });

  it('is not shown without them', async () => {
    offering('mailbox');
    await openPage(HomePage, '/');
    expect(line()).toBeNull();
  });
});
