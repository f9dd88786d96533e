import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // Maps are drawn by the processor.
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** A real Chromium: `CHROME_PATH`, one installed on the machine, or the npm package's with its own libraries. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

/** The same Chromium, to which several processes connect. */
export const launchBrowserServer = async (): Promise<BrowserServer> => chromium.launchServer(await launchOptions());

async function launchOptions(): Promise<LaunchOptions> {
  const installed = [process.env.CHROME_PATH, ...USUAL_PATHS].find((file) => file && existsSync(file));
  if (installed) return { executablePath: installed, args: ARGUMENTS };
  const { executablePath, environment } = await packagedChromium();
  return { executablePath, args: [...ARGUMENTS, '--headless=shell', '--no-zygote'], env: environment };
}

let packaged: Promise<{ executablePath: string; environment: Record<string, string> }> | undefined;

/** @throws Error with one sentence when no Chromium is available */
async function packagedChromium() {
  packaged ??= unpackedChromium();
  try {
    return await packaged;
  } catch (error) {
    throw new Error('No Chromium is available: set CHROME_PATH to one, or install the package @sparticuz/chromium.', {
      cause: error,
    });
  }
}

/** The packaged Chromium in the temporary folder, where its libraries and fonts expect to be. */
async function unpackedChromium() {
  const folder = os.tmpdir();
  const executablePath = path.join(folder, 'chromium');
  if (!existsSync(executablePath)) await unpackInto(folder);
  const { LD_LIBRARY_PATH, FONTCONFIG_PATH = path.join(folder, 'fonts') } = process.env;
  const libraries = [path.join(folder, 'al2023', 'lib'), LD_LIBRARY_PATH].filter(Boolean).join(':');
  const environment = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH } as Record<string, string>;
  return { executablePath, environment };
}

/**
 * Several processes may unpack at once: each does in a folder of its own, and what is whole is moved, the program last. The package
 * unpacks its libraries only with the environment variables of the serverless machine it was made for.
 */
async function unpackInto(folder: string): Promise<void> {
  const own = await mkdtemp(path.join(folder, 'pothik-chromium-'));
  const script = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  const onLambda = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  const env = { ...process.env, ...onLambda, TMPDIR: own, TEMP: own };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  const isProgram = (name: string) => Number(name === 'chromium');
  const names = (await readdir(own)).sort((one, other) => isProgram(one) - isProgram(other));
  for (const name of names) await moveUnlessThere(path.join(own, name), path.join(folder, name));
  await rm(own, { recursive: true });
}

/** A folder that another process moved there first stays. */
async function moveUnlessThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
