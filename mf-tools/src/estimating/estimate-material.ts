/** Something to buy, as a calculator says it; the quantity is a decimal string. */
export interface EstimateMaterial {
  description: string;
  quantity: string;
  unit: string;
}
