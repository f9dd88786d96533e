import path from 'node:path';
import { rspack } from '@rspack/core';

const ICON_MAKER = /[\\/]createLucideIcon\.mjs$/;

/**
 * What makes a remote's icons smaller: each keeps its lines alone, and is made by the kit of the shell.
 * @returns {object} a plugin
 */
export const leanIcons = () =>
  new rspack.NormalModuleReplacementPlugin(ICON_MAKER, path.join(import.meta.dirname, 'shared-icons.mjs'));
