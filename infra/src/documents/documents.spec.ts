import fs from 'node:fs';
import path from 'node:path';
import { documents } from './documents.js';

const TOP = path.join(__dirname, '..', '..', '..');

describe('what is made from the contracts', () => {
  it.each(Object.entries(documents()))('%s is as they are now: else run npm run documents', (file, text) => {
    expect(fs.readFileSync(path.join(TOP, file), 'utf8')).toBe(text);
  });

  it('says who may book, approve and see a picture', () => {
    const rights = documents()['docs/rights.md'];
    expect(rights).toContain('| `ride.book` | POST /api/v1/ride/book |  | yes |  |  |  |');
    expect(rights).toContain('| `driver.updateStatus` | PATCH /api/v1/driver/update-status/:id |  |  |  | yes | yes |');
    expect(rights).toContain('| `ride.pickupOf` | driver |');
  });
});
