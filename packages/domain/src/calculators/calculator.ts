/**
 * The shape of every built-in calculator: typed fields in, answers, materials and a drawing out. A calculator is a pure function with its
 * source; screens, prints, saved results and estimates all read this one description.
 */

/** What a field holds. Lengths are typed in the unit of the field, `choice` is one of `options`, `count` a whole number. */
export type FieldKind = 'number' | 'count' | 'choice';

export interface CalculatorField {
  id: string;
  label: string;
  kind: FieldKind;
  /** Shown behind the number: `mm`, `m`, `m²`, `°`, `%`, `$`, `A`. */
  unit?: string;
  /** What stands there before anybody types. */
  initial: string;
  /** Bounds in `unit`, both allowed. */
  min?: number;
  max?: number;
  options?: readonly { value: string; label: string }[];
  /** Help under the field: what to measure, or where the usual value comes from. */
  help?: string;
  /** The field matters only for this choice of another field. */
  when?: { field: string; is: readonly string[] };
}

/** What was typed, by field id; numbers are already parsed, choices are their values. */
export type CalculatorValues = Readonly<Record<string, number | string>>;

export interface CalculatorAnswer {
  label: string;
  /** Rounded as it is to be shown, without thousands separators: `"2.40"`, `"15"`, `"1:60"`. */
  value: string;
  unit?: string;
  /** The one or two answers that a person came for. */
  main?: boolean;
}

/** Something to buy or cut, as it becomes a line of an estimate, a quote or a shopping list. */
export interface CalculatorMaterial {
  description: string;
  /** At most three decimals, more than 0. */
  quantity: string;
  /** `each`, `m`, `m²`, `m³`, `bag`, `sheet`, `L` … */
  unit: string;
}

export interface CalculatorOutcome {
  answers: readonly CalculatorAnswer[];
  materials: readonly CalculatorMaterial[];
  /** What breaks a rule or wants an eye, in words, with the number behind it: "Pitch 42.1° is over the 41° of a secondary private stair". */
  warnings: readonly string[];
  drawing?: Drawing;
}

/** A field whose value cannot be worked with, told beside it. */
export class FieldProblem extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** What a calculator's own file holds; `list.ts` adds the entry. */
export interface CalculatorBody {
  fields: readonly CalculatorField[];
  /** Pure. Throws `FieldProblem` for values inside their bounds that do not fit each other. */
  compute: (values: CalculatorValues) => CalculatorOutcome;
  /** Where the formula or rule comes from, as a reader could look it up; `asAt` is the day (YYYY-MM-DD) it was checked. */
  source: { text: string; asAt: string };
  /** What the answer is not: "Check with the maker's load table". */
  notice?: string;
}

export interface Calculator extends CalculatorEntry, CalculatorBody {}

/** What the directory shows of a calculator before its code is loaded. */
export interface CalculatorEntry {
  /** kebab-case; stands in the address and in saved results. */
  id: string;
  title: string;
  /** One line: what it answers. */
  text: string;
  group:
    | 'Concrete and ground'
    | 'Timber framing'
    | 'Stairs and roofs'
    | 'Walls and linings'
    | 'Outside'
    | 'Services'
    | 'Layout'
    | 'Money'
    | 'Workshop';
  /** More words by which people look for it. */
  words?: readonly string[];
}

/** A drawing to scale, in millimetres of the thing drawn, y downwards; the screen chooses colours by `tone`. */
export interface Drawing {
  width: number;
  height: number;
  /** What it shows, for those who do not see it. */
  label: string;
  shapes: readonly Shape[];
}

/** `solid` is what is built, `light` what is beside or behind, `accent` what the answer is about, `cut` an opening. */
export type Tone = 'solid' | 'light' | 'accent' | 'cut';

export type Shape =
  | { kind: 'polygon'; points: readonly (readonly [x: number, y: number])[]; tone: Tone }
  | { kind: 'line'; from: readonly [x: number, y: number]; to: readonly [x: number, y: number]; tone: Tone; dashed?: boolean }
  | { kind: 'circle'; at: readonly [x: number, y: number]; radius: number; tone: Tone }
  /** A dimension line with its text in the middle, `offset` mm to the left of its direction. */
  | {
      kind: 'dimension';
      from: readonly [x: number, y: number];
      to: readonly [x: number, y: number];
      text: string;
      offset?: number;
    }
  | { kind: 'text'; at: readonly [x: number, y: number]; text: string };
