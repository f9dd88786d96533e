/** A degree of latitude in metres, by the mean radius of the Earth. */
const METRES_OF_A_DEGREE = 111_195;
const LOOKED_AT = 3;

/** Whether one of the first three places is the one that is meant: near enough to it. */
export const isFound = ({ near: [lng, lat], withinMetres }, places) =>
  places.slice(0, LOOKED_AT).some(({ point }) => {
    const east = (point.lng - lng) * Math.cos((lat * Math.PI) / 180);
    return Math.hypot(east, point.lat - lat) * METRES_OF_A_DEGREE <= withinMetres;
  });

/** Every beginning of a text, as it is typed: from its second letter on. @param {string} text */
export const typed = (text) => [...text].slice(1).map((_letter, index) => [...text].slice(0, index + 2).join(''));
