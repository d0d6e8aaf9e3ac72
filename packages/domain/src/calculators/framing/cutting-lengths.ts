import { type CalculatorBody, FieldProblem } from '../calculator';
import { dimension, drawing, rectangle } from '../parts/drawing';
import { brief, shown, wholeDown, wholeUp } from '../parts/figures';
import { answer, mainAnswer, toBuy, warningsOf } from '../parts/outcome';
import { count, number, numberOf } from '../parts/values';

const cutting: CalculatorBody = {
  fields: [
    count('pieces', 'Pieces', '14', 1, 10000),
    number('piece', 'Length of a piece', 'mm', '1150', 5, 12000),
    number('stock', 'Length you can buy', 'm', '4.8', 0.3, 18),
    number('kerf', 'A cut takes', 'mm', '3', 0, 20),
  ],
  compute(values) {
    const [pieces, piece, kerf] = [numberOf(values, 'pieces'), numberOf(values, 'piece'), numberOf(values, 'kerf')];
    const stock = numberOf(values, 'stock') * 1000;
    if (piece > stock) throw new FieldProblem('piece', `A piece is longer than the ${brief(stock)} mm that you can buy`);
    const each = wholeDown((stock + kerf) / (piece + kerf));
    const lengths = wholeUp(pieces / each);
    const rest = Math.max(0, stock - each * piece - (each - 1) * kerf);
    const waste = 1 - (pieces * piece) / (lengths * stock);
    const drawn = Math.min(each, 80);
    const high = stock * 0.06;
    return {
      answers: [
        mainAnswer('Lengths to buy', String(lengths)),
        mainAnswer('Pieces from one length', String(each)),
        answer('Left of a full length', brief(rest), 'mm'),
        answer('Bought', shown((lengths * stock) / 1000, 2), 'm'),
        answer('Waste', shown(waste * 100, 1), '%'),
      ],
      materials: toBuy([`Length of ${brief(stock / 1000)} m`, lengths, 'each']),
      warnings: warningsOf([
        waste > 0.25 && pieces >= each,
        `${shown(waste * 100)} % is waste: try another length, or pieces of ${brief((stock - (each - 1) * kerf) / each, 0)} mm`,
      ]),
      drawing: drawing(`${each} pieces cut from ${brief(stock)} mm`, [
        rectangle(0, 0, stock, high, 'cut'),
        ...Array.from({ length: drawn }, (_, index) => rectangle(index * (piece + kerf), 0, piece, high, 'solid')),
        dimension([piece, high], [0, high], `${brief(piece)} mm`, high * 0.6),
        dimension([0, 0], [stock, 0], `${brief(stock)} mm`, high * 0.6),
      ]),
    };
  },
  source: { text: 'Pieces from one length = (length + cut) ÷ (piece + cut), rounded down', asAt: '2026-11-28' },
};

export default cutting;
