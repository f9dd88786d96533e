const FIRST_COMMENT = /^\/\*\*[\s\S]*?\*\//;

/** Whether a spec file's first comment says `@matters`: it guards what people do, so `.ci/run` tells it. @param {string} source */
export const hasTag = (source) => /@matters\b/.test(FIRST_COMMENT.exec(source)?.[0] ?? '');
