/**
 * Liquid in texts that people write: an output or a tag, quotes closed, no braces, percent signs of tags or backslashes
 * within. Everybody who reads such a text then agrees where one ends, whatever is put around it. For `replace`, `match`
 * and `split`; whatever else opens is not understood.
 */
export const MERGE_CONSTRUCT = /\{\{(?:[^{}"'\\]|"[^"{}\\]*"|'[^'{}\\]*')*\}\}|\{%(?:[^{}%"'\\]|"[^"{}%\\]*"|'[^'{}%\\]*')*%\}/g;

/** Whether something opens in a text that is no such construct. */
export const opensElse = (text: string): boolean => /\{[{%]/.test(text.replace(MERGE_CONSTRUCT, ''));
