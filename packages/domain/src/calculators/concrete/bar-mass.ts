/** Mass of a round steel bar in kg/m for its diameter in mm: d²/162.2. */
export const barMass = (diameter: number): number => diameter ** 2 / 162.2;
