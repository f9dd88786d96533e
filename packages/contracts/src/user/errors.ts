import { defineErrors } from '../platform/errors.js';

export const userErrors = defineErrors({
  'user/email-is-fixed': { status: 400, message: 'The email address cannot be changed.' },
  'user/phone-is-proven': { status: 409, message: 'Confirm the new number first.' },
  'user/picture-too-large': { status: 413, message: 'File exceeds the maximum size of 5 MB.' },
  'user/picture-not-accepted': { status: 400, message: 'File "{name}" is not an accepted file type.' },
  'user/not-found': { status: 404, message: 'User not found' },
  'user/picture-not-found': { status: 404, message: 'Picture not found' },
});
