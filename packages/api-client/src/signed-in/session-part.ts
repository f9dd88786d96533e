/** The code that signed-in people's pages begin with; undefined, with a warning, when it does not load. */
export const loadSessionPart = () => import(/* webpackChunkName: 'session' */ './session-messages').catch(partFailed);

const partFailed = (error: unknown): undefined => void console.warn('The signed-in part did not load.', error);
