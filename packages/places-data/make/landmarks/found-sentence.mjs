const inArea = (area) => (area === undefined ? '' : ` in ${area}`);

function startSentence({ crossing, road, house, locality, area, at = 'middle' }) {
  if (crossing) return `Crossing of ${crossing[0]} and ${crossing[1]}${inArea(area)}`;
  if (house) return `House ${house[1]} of ${house[0]}${inArea(area)}`;
  if (road) return `The ${at} of ${road}${inArea(area)}`;
  return `The middle of ${locality ?? area}`;
}

/**
 * How a landmark's point was found, as people read it: "Crossing of A and B, 220 m to the north-west".
 * @param {object} found as in landmarks.json
 */
export const foundSentence = ({ toward, ...found }) =>
  startSentence(found) + (toward ? `, ${toward[0]} m to the ${toward[1]}` : '');
