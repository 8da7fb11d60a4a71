/** A record of a CSV file, with the line that it begins in; a `fault` is where reading cannot go on. */
export type CsvRecord = { line: number; fields: string[]; fault?: undefined } | { line: number; fault: string };

/** Longer than any description: an unclosed quote must not consume the whole file. */
const maxRecordLength = 1_000_000;

/** Reads CSV as RFC 4180 has it: commas, quotes doubled within quotes, lines ended by either system. */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const reading = new CsvReading();
  for await (const chunk of chunks) {
    for (const character of chunk) {
      const record = reading.take(character);
      if (record) yield record;
      if (record?.fault !== undefined) return;
    }
  }
  const last = reading.end();
  if (last) yield last;
}

/** The position of the parser within a field. */
type Place = 'start' | 'bare' | 'quoted' | 'quote in quoted';

class CsvReading {
  #place: Place = 'start';
  #field = '';
  #fields: string[] = [];
  #line = 1;
  #firstLine = 1;
  #length = 0;
  #isFirst = true;

  take(character: string): CsvRecord | undefined {
    // Some programs begin their files with a mark of the byte order.
    const isMark = this.#isFirst && character === '\uFEFF';
    this.#isFirst = false;
    if (isMark) return undefined;
    if (character === '\n') this.#line += 1;
    this.#length += 1;
    if (this.#length > maxRecordLength) return this.#fault('a quote is opened and never closed');
    return this.#place === 'quoted' ? this.#takeQuoted(character) : this.#takeBare(character);
  }

  end(): CsvRecord | undefined {
    if (this.#place === 'quoted') return this.#fault('a quote is opened and never closed');
    return this.#length > 0 ? this.#record() : undefined;
  }

  #takeQuoted(character: string): undefined {
    if (character === '"') this.#place = 'quote in quoted';
    else this.#field += character;
  }

  #takeBare(character: string): CsvRecord | undefined {
    if (character === '"') return this.#takeQuote();
    if (character === ',') return this.#endField();
    if (character === '\n') return this.#record();
    if (character === '\r') return undefined;
    if (this.#place === 'quote in quoted')
      return this.#fault('there is something between a closing quote and the comma');
    this.#place = 'bare';
    this.#field += character;
    return undefined;
  }

  #takeQuote(): CsvRecord | undefined {
    if (this.#place === 'bare') return this.#fault('there is a quote within a field that does not begin with one');
    if (this.#place === 'quote in quoted') this.#field += '"';
    this.#place = 'quoted';
    return undefined;
  }

  #endField(): undefined {
    this.#fields.push(this.#field);
    this.#field = '';
    this.#place = 'start';
  }

  /** Empty lines say nothing. */
  #record(): CsvRecord | undefined {
    this.#endField();
    const record = { line: this.#firstLine, fields: this.#fields };
    const isEmpty = record.fields.length === 1 && record.fields[0] === '';
    this.#fields = [];
    this.#firstLine = this.#line;
    this.#length = 0;
    return isEmpty ? undefined : record;
  }

  #fault(fault: string): CsvRecord {
    return { line: this.#firstLine, fault };
  }
}
