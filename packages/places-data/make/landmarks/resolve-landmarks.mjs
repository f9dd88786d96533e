import { foundPoint } from './found-point.mjs';

/**
 * The rows of the landmarks, each point computed from its found-sentence. Throws one error that names every landmark whose sentence does not resolve.
 * @param {object[]} landmarks as in landmarks.json
 * @param {object} places areas, roads, crossings, localities and houses in the row format of places.types.ts
 */
export function resolveLandmarks(landmarks, places) {
  const refused = [];
  const rows = landmarks.map(({ id, name, nameBn, kind, aliases, found }) => {
    try {
      return [id, name, nameBn, kind, ...foundPoint(found, places), aliases];
    } catch (error) {
      refused.push(`${id}: ${error.message}`);
      return [];
    }
  });
  if (refused.length > 0) throw new Error(`Landmarks that are not found:\n${refused.join('\n')}`);
  return rows;
}
