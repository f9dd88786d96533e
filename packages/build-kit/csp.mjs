import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const sourceOf = (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * The toast library adds its style sheet by script without a nonce: the content security policy allows it by hash.
 * It adds the element empty and then fills it, so both states are listed.
 * @returns {string[]} style-src sources, with their quotes
 * @throws {Error} when the library no longer inserts its style sheet
 */
function toastStyleSources() {
  const file = path.join(path.dirname(require.resolve('sonner')), 'index.mjs');
  const written = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, 'utf8'));
  if (!written) throw new Error('sonner no longer inserts its style sheet: look at the content security policy again.');
  return [sourceOf(''), sourceOf(JSON.parse(written[1]))];
}

/** Emits csp.json beside the page: the sources that the server adds to its policy. */
export class ContentSecurityPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContentSecurityPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ContentSecurityPlugin', stage }, () => {
        const policy = JSON.stringify({ styleSources: toastStyleSources() });
        compilation.emitAsset('csp.json', new sources.RawSource(policy));
      });
    });
  }
}
