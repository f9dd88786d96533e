import path from 'node:path';
import { rspack } from '@rspack/core';

const ICON_MAKER = /[\\/]createLucideIcon\.mjs$/;

/**
 * Shares the icon factory of the shell's kit with a remote, whose icons then contain only their paths.
 * @returns {object} a plugin
 */
export const shareIconFactory = () =>
  new rspack.NormalModuleReplacementPlugin(ICON_MAKER, path.join(import.meta.dirname, 'shared-icons.mjs'));
