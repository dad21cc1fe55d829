import { sql, type SQL } from 'drizzle-orm';
import type { TextTest } from '../../../src/domain/segment';
import { foldedWord, likeText } from '../../database/folded-text';

/** A text test that ignores case and accents. Neither `raw` nor `folded` is ever null. */
export function textCondition({ raw, folded }: { raw: SQL; folded: SQL }, is: TextTest, value: string): SQL {
  const word = foldedWord(value);
  switch (is) {
    case 'contains':
      return sql`${folded} like ${`%${likeText(word)}%`}`;
    case 'contains-not':
      return sql`${folded} not like ${`%${likeText(word)}%`}`;
    case 'starts':
      return sql`${folded} like ${`${likeText(word)}%`}`;
    case 'is':
      return sql`${folded} = ${word}`;
    case 'is-not':
      return sql`${folded} <> ${word}`;
    case 'filled':
      return sql`${raw} <> ''`;
    case 'empty':
      return sql`${raw} = ''`;
  }
}
