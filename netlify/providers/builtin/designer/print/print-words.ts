import { bottom, fromEdges, right } from '../drawing/rect';
import type { Stage } from '../minimalist/stage';
import { setIllustrated } from './illustrated-print';
import { setFacts } from './print-facts';
import { inkOn, setBrand, setHeadline, type PrintRequest, type PrintWords } from './print-heading';

/** Sets a print: brand and headline, then when, for how much and all the rest in rows that a phone shows large enough. */
export function setPrint(stage: Stage, request: PrintRequest): PrintWords {
  if (stage.shape === 'banner') return setStrip(stage, request);
  return request.hasArt ? setIllustrated(stage, request, request.turn) : setUpright(stage, request);
}

/** The facts stand on a field under the headline. */
function setUpright(stage: Stage, { sheet, room, paper, field }: PrintRequest): PrintWords {
  const { unit, palette, shape } = stage;
  const [onPaper, onField] = [inkOn(palette, paper), inkOn(palette, field)];
  const head = setBrand(stage, room, onPaper);
  const facts = setFacts(stage, room, room.h * (shape === 'wide' ? 0.52 : 0.46), onField);
  const foot = facts.texts.length > 0 ? facts.top - unit * 1.25 : bottom(room);
  const below = bottom(head.box) + unit * (head.texts.length > 0 ? 0.75 : 0);
  const headline = setHeadline(stage, fromEdges(room.x, below, right(room), foot), onPaper, LONE);
  const edge = facts.top - unit * 0.65;
  return {
    texts: [...head.texts, ...headline, ...facts.texts],
    rules: facts.rules.slice(1),
    panel: facts.texts.length > 0 ? fromEdges(sheet.x, edge, right(sheet), bottom(sheet)) : null,
    art: null,
  };
}

function setStrip(stage: Stage, { sheet, room, paper, field, inks, hasSeal }: PrintRequest): PrintWords {
  const { unit, palette } = stage;
  const onPaper = inkOn(palette, paper);
  const edge = sheet.x + sheet.w * 0.6;
  const column = fromEdges(room.x, room.y, edge - unit * 0.5, bottom(room));
  const head = setBrand(stage, column, onPaper);
  const onField = inkOn(palette, field);
  const seal = hasSeal ? fromEdges(right(room) - room.h, room.y, right(room), bottom(room)) : null;
  const side = fromEdges(edge + unit * 0.5, room.y, seal ? seal.x - unit * 0.5 : right(room), bottom(room));
  const facts = setFacts(stage, side, side.h, onField);
  return {
    texts: [
      ...head.texts,
      ...setHeadline(
        stage,
        fromEdges(column.x, bottom(head.box) + unit * 0.3, right(column), bottom(column)),
        onPaper,
        HEADLINE,
      ),
      ...facts.texts,
    ],
    rules: facts.rules,
    panel: facts.texts.length > 0 || seal ? fromEdges(edge, sheet.y, right(sheet), bottom(sheet)) : null,
    art: seal && { kind: 'emblem', clip: seal, box: seal, ground: field, inks },
  };
}

/** In units. */
const HEADLINE = { square: 1.9, tall: 2.1, wide: 1.7, banner: 1.7 } as const;
const LONE = { square: 2.3, tall: 2.7, wide: 2.2, banner: 1.9 } as const;
