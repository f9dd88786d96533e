export { SignedTexts } from './signed-texts.js';
