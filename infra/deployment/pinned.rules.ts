/** What a workflow or a container takes from elsewhere, by the text that names it. */
export interface Taken {
  /** `actions/checkout@…`, `redis:7.4.11-alpine`. */
  name: string;
  isPinned: boolean;
}

const COMMIT = /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const DIGEST = /@sha256:[0-9a-f]{64}$/;

/** The actions of a workflow's text; pinned by a full commit, with its version as a comment. Those of this repository are its own. */
export const actionsOf = (workflow: string): Taken[] =>
  [...workflow.matchAll(/^\s*(?:- )?uses: (\S.*?)\s*$/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('./'))
    .map((name) => ({ name, isPinned: COMMIT.test(name) }));

/**
 * The images of a compose file, a manifest or a Dockerfile that were not built here; pinned by the digest of their content.
 * Of `${NAME:-image}` the default counts, of a Dockerfile's `FROM $NAME` what `ARG NAME=` says.
 */
export const imagesOf = (text: string): Taken[] =>
  [...text.matchAll(/^\s*(?:- )?(?:image:|ARG \w+_IMAGE=|FROM(?: --platform=\S+)?) ?(\S+)/gm)]
    .map(([, name = '']) => name.replace(/^\$\{\w+:-(.+)\}$/, '$1'))
    .filter((name) => !name.startsWith('pothik/') && !name.startsWith('$'))
    .map((name) => ({ name, isPinned: DIGEST.test(name) }));

/** The names of what is not pinned, each once, in order. */
export const notPinned = (taken: readonly Taken[]): string[] =>
  [...new Set(taken.filter(({ isPinned }) => !isPinned).map(({ name }) => name))].sort();
