import { userHttp } from '@pothik/contracts/user';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { listedNames, rowOf, search } from './admin-actions.js';
import { hasFocus } from './form-actions.js';
import { fitsTheWidth } from './page-details.js';
import { riderNamed } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'lists every rider' });

describe('users and roles', () => {
  it('are read by an ADMIN, list and person, who changes nothing', async () => {
    const page = await fixture.visit('/admin/acts', { as: PEOPLE.admin });
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Users' }).click();
    await page.waitForURL('**/admin/users');
    await rowOf(page, 'Abdul Karim').waitFor();
    await shown(page.getByRole('main').getByRole('button', { name: /Change role|Two-step/ })).toHaveCount(0);
    await page.getByLabel('Search users').fill('driver@');
    await eventually(async () => expect(await listedNames(page)).toEqual(['Abdul Karim']));
    await page.getByRole('link', { name: 'Open Abdul Karim' }).click();
    await page.getByRole('heading', { level: 1, name: 'Abdul Karim' }).waitFor();
    await page.getByRole('link', { name: 'Driver profile' }).click();
    await page.waitForURL('**/admin/drivers/*');
    await page.getByRole('heading', { name: 'Abdul Karim' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'In the audit log' }).click();
    await page.getByText('Only by or about Abdul Karim').waitFor();
    await rowOf(page, 'Driver approved').getByRole('link', { name: 'Shaila Rahman' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Back to the users' }).click();
    await eventually(async () => expect(await listedNames(page)).toEqual(['Abdul Karim']));
    expect(search(page)).toEqual({ search: 'driver@' });
    const { url } = fixture.platform;
    const answer = await page.request.patch(`${url}/api/v1/auth/role/${'0'.repeat(24)}`, {
      data: { role: 'ADMIN', reason: 'Only to see.' },
      headers: { origin: url },
    });
    expect([answer.status(), (await answer.json()).code]).toEqual([403, 'auth/not-allowed']);
  });

  it('are searched, filtered and sorted; the address bar has it all and it survives a reload', async () => {
    const page = await fixture.visit('/admin/all-drivers', { as: PEOPLE.superAdmin });
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Users' }).click();
    await page.waitForURL('**/admin/users');
    await rowOf(page, 'Shaila Rahman').getByText('This is you').waitFor();
    await rowOf(page, 'Abdul Karim').getByText('A driver stays a driver').waitFor();
    await page.getByLabel('Role', { exact: true }).selectOption('RIDER');
    await page.getByLabel('Sort by').selectOption('By name');
    await eventually(async () =>
      expect(await listedNames(page)).toEqual(['Farzana Akter', 'Imran Hossain', 'Nusrat Jahan']),
    );
    await page.getByLabel('Search users').fill('rider2@');
    await eventually(async () => expect(await listedNames(page)).toEqual(['Imran Hossain']));
    expect(search(page)).toEqual({ search: 'rider2@', role: 'RIDER', sort: 'name' });
    await page.reload();
    await eventually(async () => expect(await listedNames(page)).toEqual(['Imran Hossain']));
    await page.getByLabel('Verified').selectOption('Not verified');
    await page.getByRole('heading', { name: 'No users found' }).waitFor();
  });

  it('a role is changed with a reason, takes effect at once, and is in the audit log', async () => {
    const { name, email, visitor } = await riderNamed(fixture.platform, 'Laila Arjumand');
    const theirs = await fixture.visit('/profile', { as: email });
    const page = await fixture.visit('/admin/users', { as: PEOPLE.superAdmin, width: 360, height: 740 });
    await page.getByLabel('Search users').fill(email);
    await page.getByRole('button', { name: `Change role: ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Change the role of ${name}?` });
    await dialog.getByLabel('New role').waitFor();
    const roles = await dialog.getByLabel('New role').locator('option').allInnerTexts();
    expect(roles).toEqual(['Admin', 'Super admin']);
    await dialog.getByLabel('New role').selectOption('ADMIN');
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await dialog.getByText('A reason of 3 to 300 characters is required.').waitFor();
    const reason = dialog.getByLabel('Reason');
    await hasFocus(reason);
    await reason.fill('Looks after Sylhet from now on.');
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await page.getByText('Role changed successfully').first().waitFor();
    await rowOf(page, name).getByText('Admin', { exact: true }).waitFor();
    await theirs.getByRole('main').getByText('Admin', { exact: true }).waitFor();
    expect((await visitor.call(userHttp.getMe, {})).role).toBe('ADMIN');
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
    await page.goto('/admin/acts');
    const entry = rowOf(page, 'Looks after Sylhet from now on.');
    await shown(entry).toHaveText(/Role changed[\s\S]*Shaila Rahman[\s\S]*Rider[\s\S]*Admin/);
  });

  it('a refusal is shown in the dialog in its own words', async () => {
    const { name, email } = await riderNamed(fixture.platform, 'Mahbub Alam');
    const page = await fixture.visit(`/admin/users?search=${email}`, { as: PEOPLE.superAdmin });
    await page.route('**/api/v1/auth/role/*', (route) =>
      route.fulfill({
        status: 409,
        json: {
          success: false,
          code: 'auth/person-has-open-ride',
          message: 'This person has an open ride. Please wait until it ends.',
          requestId: 'a-request',
        },
      }),
    );
    await page.getByRole('button', { name: `Change role: ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Helps in the office.');
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await dialog.getByRole('alert').getByText('This person has an open ride. Please wait until it ends.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, name).getByText('Rider', { exact: true }).waitFor();
  });
});
