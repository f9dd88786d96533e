// npm run shots: screenshots of the screens, phone and desktop, light and dark, English and Bangla, into screenshots/.
import { prepareOrExit } from './prepare.mjs';
import { runNode } from './run.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm run shots -- [look] [screen]: screenshots of every screen into screenshots/ (phone and desktop, light and dark, en and bn).',
  );
} else {
  await prepareOrExit();
  const register = new URL('../../packages/build-kit/swc-register.mjs', import.meta.url).href;
  process.exitCode = await runNode([
    '--import',
    register,
    '-C',
    'source',
    'e2e/screenshots/take-screenshots.ts',
    ...process.argv.slice(2),
  ]);
}
