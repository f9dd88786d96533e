import { userHttp } from '@pothik/contracts/user';
import { bodyKindOf, isAnnouncedTooLarge } from './body-kind.rules.js';

const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const JSON_TYPE = { 'content-type': 'application/json' };
const { getMe, update } = userHttp;

describe('a body', () => {
  it('is announced by a length or by chunked encoding, whatever the method', () => {
    expect(bodyKindOf(getMe, { 'content-length': '2' })).toBe('whole');
    expect(bodyKindOf(update, { ...JSON_TYPE, 'transfer-encoding': 'chunked' })).toBe('whole');
    expect(bodyKindOf(update, JSON_TYPE)).toBe('none');
    expect(bodyKindOf(update, { 'content-length': '0' })).toBe('none');
  });

  it('is passed on while it comes only as a form of a call with files', () => {
    expect(bodyKindOf(update, { ...FORM, 'transfer-encoding': 'chunked' })).toBe('upload');
    expect(bodyKindOf(getMe, { ...FORM, 'transfer-encoding': 'chunked' })).toBe('whole');
    expect(bodyKindOf(update, { ...JSON_TYPE, 'content-length': '2' })).toBe('whole');
  });
});

describe('an announced length', () => {
  it('beyond the limit refuses a body before it is read', () => {
    expect(isAnnouncedTooLarge({ 'content-length': '65537' }, 65_536)).toBe(true);
    expect(isAnnouncedTooLarge({ 'content-length': '65536' }, 65_536)).toBe(false);
    expect(isAnnouncedTooLarge({ 'transfer-encoding': 'chunked' }, 65_536)).toBe(false);
  });
});
