/** The bundled roads as OpenStreetMap's XML, which osrm-extract reads; without footpaths. */
export function osmOf(roads: { classes: string[]; ways: number[][] }): string;
