/** The bundled roads as OpenStreetMap's XML, which OSRM and Nominatim read; without footpaths. */
export function osmOf(
  roads: { classes: string[]; names?: [string | null, string | null][]; ways: number[][] },
  furtherNodes?: string[],
): string;
