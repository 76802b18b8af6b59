import { errorCodes as codes, type SeriesCode } from '@/lib/domain/error-codes';
import { seriesErrorText } from './zh-cn/series-errors';

const sentences: Record<SeriesCode, string> = {
  [codes.recurrenceNotOffered]: seriesErrorText.notOffered,
  [codes.seriesEmpty]: seriesErrorText.empty,
  [codes.seriesTooLong]: seriesErrorText.tooLong,
  [codes.seriesTooLarge]: seriesErrorText.tooLarge,
  [codes.seriesOverlaps]: seriesErrorText.overlaps,
};

/**
 * Why a series is refused as a whole, in a sentence.
 *
 * @example
 * seriesRefusalText(400413002) //=> '重复规则内没有一次会议，请修改日期或次数'
 */
export const seriesRefusalText = (code: SeriesCode): string => sentences[code];
