import path from 'node:path';
import { rspack } from '@rspack/core';

const ICON_MAKER = /[\\/]createLucideIcon\.mjs$/;

/**
 * Makes a remote's icons smaller: each contains only its paths and uses the icon factory of the shell's kit.
 * @returns {object} a plugin
 */
export const leanIcons = () =>
  new rspack.NormalModuleReplacementPlugin(ICON_MAKER, path.join(import.meta.dirname, 'shared-icons.mjs'));
