import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import { GALLERY_ENVIRONMENT } from './screen.js';
import { SCREENS } from './screens/index.js';
import { chooseShots, type Shot } from './shots.rules.js';
import { takePicture } from './take.js';

let count = 0;
const problems: string[] = [];

/** Records a failure and continues: the other screens are still taken. */
async function attempt<Done>(what: string, action: () => Promise<Done>): Promise<Done | undefined> {
  try {
    return await action();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    problems.push(`${what}: ${stripVTControlCharacters(message)}`);
    return undefined;
  }
}

async function takeShot(browser: Browser, platform: RunningPlatform, { screen, looks }: Shot): Promise<void> {
  const prepare = () => attempt(screen.name, async () => ({ ...screen, ...(await screen.prepare?.(platform)) }));
  let prepared = await prepare();
  for (const look of looks) {
    if (screen.usedUp && look !== looks[0]) prepared = await prepare();
    if (!prepared) return;
    const ready = prepared;
    const name = `${screen.name}.${look.name}`;
    const report = (complaint: string) => void problems.push(`${name}: ${complaint}`);
    const studio = { browser, url: platform.url, report };
    const file = await attempt(name, () => takePicture(studio, ready, look));
    if (file === undefined) continue;
    count += 1;
    console.log(file);
  }
}

async function takeAll(shots: readonly Shot[]): Promise<void> {
  const platform = await startPlatform({ demonstration: 'with seeded rides', environment: GALLERY_ENVIRONMENT });
  try {
    const browser = await launchBrowser();
    try {
      for (const shot of shots) await takeShot(browser, platform, shot);
    } finally {
      await browser.close();
    }
  } finally {
    await platform.stop();
  }
}

const shots = await attempt('npm run shots', async () => chooseShots(process.argv.slice(2), SCREENS));
if (shots) await takeAll(shots);
console.log(`${count} screenshots, problems: ${problems.length}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
