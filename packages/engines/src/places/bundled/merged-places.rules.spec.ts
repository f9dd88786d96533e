import type { FoundPlace } from '@pothik/contracts/ride';
import { type KnownPlace, mergedPlaces } from './merged-places.rules.js';

const POINT = { lat: 23.75, lng: 90.37 };
const place = (name: string, more: Partial<FoundPlace> = {}): FoundPlace => ({
  id: name,
  kind: 'ROAD',
  name,
  area: 'Dhanmondi, Dhaka',
  point: POINT,
  ...more,
});
const known = (name: string, aliases: string[] = [], more: Partial<FoundPlace> = {}): KnownPlace => ({
  place: place(name, { kind: 'LANDMARK', ...more }),
  names: [name, ...aliases],
});
const merged = (text: string, own: KnownPlace[], found: FoundPlace[], limit = 8) =>
  mergedPlaces(text, own, found, { limit }).map(({ id }) => id);

describe('the operator’s places among others', () => {
  it('the place comes first whose whole name was typed', () => {
    const found = [place('Lake Road')];
    expect(merged('lake road', [known('Lake Gate')], found)).toEqual(['Lake Road', 'Lake Gate']);
    expect(merged('lake gate', [known('Lake Gate')], found)).toEqual(['Lake Gate', 'Lake Road']);
  });

  it('a further name counts as the name', () => {
    expect(merged('dmch', [known('Dhaka Medical', ['DMCH'])], [place('DMCH Road')])[0]).toBe('Dhaka Medical');
  });

  it('an area of the whole name comes before a landmark of it', () => {
    const area = place('Dhanmondi', { kind: 'AREA' });
    expect(merged('dhanmondi', [known('Dhanmondi 32')], [area])).toEqual(['Dhanmondi', 'Dhanmondi 32']);
  });

  it('each list keeps its own order', () => {
    const own = [known('Zoo Gate'), known('Zoo')];
    expect(merged('zoo', own, [place('Far Road'), place('Zoo Road')])).toEqual([
      'Zoo Gate',
      'Zoo',
      'Far Road',
      'Zoo Road',
    ]);
  });

  it('a place of the same name within 300 m is one with the operator’s, in either script', () => {
    const near = place('ফার্মগেট', { kind: 'LANDMARK', point: { lat: 23.752, lng: 90.37 } });
    const far = { ...near, id: 'far', point: { lat: 23.76, lng: 90.37 } };
    expect(merged('farmgate', [known('Farmgate', ['ফার্মগেট'])], [near, far])).toEqual(['Farmgate', 'far']);
  });

  it('an area of the same name is one with it', () => {
    expect(merged('uttara', [known('Uttara', [], { id: 'own' })], [place('Uttara', { kind: 'AREA' })])).toEqual([
      'own',
    ]);
  });

  it('a locality stays that has only a further name of it', () => {
    const found = [place('Shyamoli', { kind: 'LOCALITY' })];
    expect(merged('shyamoli', [known('Shyamoli Square', ['Shyamoli'])], found)).toHaveLength(2);
  });

  it('a word alone that many names have is the landmark and not the thana that is called after it', () => {
    const thana = place('Biman Bandar', { kind: 'AREA', nameBn: 'বিমানবন্দর', point: { lat: 23.9, lng: 90.4 } });
    expect(merged('airport', [known('Shahjalal Airport', ['Airport'])], [thana])[0]).toBe('Shahjalal Airport');
  });

  it('a name in two words is the whole name', () => {
    const area = place('Kalabagan', { kind: 'AREA' });
    const hospital = known('Central Hospital', [], { area: 'Kalabagan, Dhaka' });
    expect(merged('kola bagan', [hospital], [area])[0]).toBe('Kalabagan');
  });

  it('a landmark that is called as the typed street is meant by it', () => {
    const area = place('Badda', { kind: 'AREA' });
    expect(merged('khalar basha, badda link road', [known('Badda Link Road')], [area])[0]).toBe('Badda Link Road');
  });

  it('are at most so many, and none for a text without words', () => {
    expect(merged('zoo', [known('Zoo')], [place('Zoo Road')], 1)).toEqual(['Zoo']);
    expect(merged('…', [], [])).toEqual([]);
  });

  it('a nearer one comes first among equals', () => {
    const near = place('Lake Road', { kind: 'LANDMARK', id: 'near' });
    const far = known('Lake Park', [], { point: { lat: 23.95, lng: 90.45 } });
    expect(mergedPlaces('lake', [far], [near], { near: POINT, limit: 8 }).map(({ id }) => id)).toEqual([
      'near',
      'Lake Park',
    ]);
  });
});
