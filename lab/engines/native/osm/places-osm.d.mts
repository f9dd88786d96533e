import type { PlacesData } from '@pothik/places-data';

/** The bundled areas, districts, localities, landmarks and houses as nodes of OpenStreetMap's XML, for a geocoder. */
export function placeNodes(places: Omit<PlacesData, 'classes' | 'crossings'>): string[];
