const UNITS_OF_DEGREE = 100_000;
const REFERENCES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** @param {number} units coordinates of places-data, whole numbers of 0.00001 degree */
export const degrees = (units) => (units / UNITS_OF_DEGREE).toFixed(5);

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => REFERENCES[sign]);

/** Tags of a node or way; those without a value are left out. @param {Record<string, string | null | undefined>} values */
export const tags = (values) =>
  Object.entries(values)
    .filter(([, value]) => value)
    .map(([key, value]) => `<tag k="${key}" v="${escaped(value)}"/>`)
    .join('');
