import { bench as benchWeb } from './bench-web.mjs';

/** The administrators' live map with a thousand drivers who move: a part of the bench of the web. */
export const bench = (_words, report) => benchWeb(['live-map'], report);
