import {
  CamelCasePlugin,
  type PluginTransformResultArgs,
  type QueryResult,
  type UnknownRow,
} from "kysely";

/**
 * Kysely builds each row key by key, and from 22 columns on V8 turns that into a dictionary. Copies of a complete
 * row take a third of the memory and half the time.
 */
export class RowsInCamelCase extends CamelCasePlugin {
  override async transformResult({
    result,
  }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const columns = Object.keys(result.rows[0] ?? {});
    const names = columns.map((column) => this.camelCase(column));
    const emptyRow: UnknownRow = { ...Object.fromEntries(names.map((name) => [name, null])) };
    const rows = result.rows.map((read) => {
      const row = { ...emptyRow };
      for (const [at, name] of names.entries()) row[name] = read[columns[at] ?? ""];
      return row;
    });
    return { ...result, rows };
  }
}
