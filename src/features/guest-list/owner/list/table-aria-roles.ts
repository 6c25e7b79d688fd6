/**
 * On phones the rows are laid out as cards, and a table that is not displayed as one loses its
 * meaning for some screen readers. Saying the roles keeps it.
 */
export const ariaRoles = {
  table: "table",
  group: "rowgroup",
  row: "row",
  cell: "cell",
  rowHeader: "rowheader",
  columnHeader: "columnheader",
  /** Takes up room and says nothing. */
  nothing: "presentation",
} as const;
