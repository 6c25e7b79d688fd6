import { corpusChristi, type Feast, sacredHeart } from "./data/feasts.ts";

/*
 * The days of the feasts in the dioceses of the United States, where Epiphany and Corpus Christi are kept on
 * Sundays, and of the province of Philadelphia, where the Ascension is kept on its Thursday. Days are
 * counted at midnight UTC, so that no clock change is among them.
 */

const dayLength = 24 * 60 * 60 * 1000;

const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day);
const weekday = (day: number) => new Date(day).getUTCDay();
const plus = (day: number, days: number) => day + days * dayLength;
const sundayFrom = (day: number) => plus(day, (7 - weekday(day)) % 7);
const offSunday = (day: number) => (weekday(day) === 0 ? plus(day, 1) : day);

/** Easter Sunday by the Gregorian computus, in the form of Meeus, Jones and Butcher ("Nature", 1876). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return at(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Solemnities that give way: to the Sundays of Lent and Advent, to Holy Week and to the octave of Easter. */
const movingRules = {
  "st-joseph": (year: number) => {
    const [day, easter] = [at(year, 3, 19), easterOf(year)];
    return day >= plus(easter, -7) ? plus(easter, -8) : offSunday(day);
  },
  annunciation: (year: number) => {
    const [day, easter] = [at(year, 3, 25), easterOf(year)];
    return day >= plus(easter, -7) && day <= plus(easter, 7) ? plus(easter, 8) : offSunday(day);
  },
  "st-john": (year: number) => {
    const day = at(year, 6, 24);
    const easter = easterOf(year);
    if (day === plus(easter, corpusChristi.afterEaster)) return plus(day, 1);
    return day === plus(easter, sacredHeart.afterEaster) ? plus(day, -1) : day;
  },
  "immaculate-conception": (year: number) => offSunday(at(year, 12, 8)),
  "holy-family": (year: number) => {
    const christmas = at(year, 12, 25);
    return weekday(christmas) === 0 ? plus(christmas, 5) : sundayFrom(plus(christmas, 1));
  },
  epiphany: (year: number) => sundayFrom(at(year, 1, 2)),
  "mothers-day": (year: number) => sundayFrom(at(year, 5, 8)),
  thanksgiving: (year: number) => plus(at(year, 11, 22), (11 - weekday(at(year, 11, 22))) % 7),
  "christ-the-king": (year: number) => sundayFrom(at(year, 11, 20)),
  advent: (year: number) => sundayFrom(at(year, 11, 27)),
  gaudete: (year: number) => sundayFrom(at(year, 12, 11)),
};

/** The day on which a feast is kept in a year, as YYYY-MM-DD. */
export function dayOfFeast({ day }: Pick<Feast, "day">, year: number): string {
  const time =
    typeof day === "string"
      ? movingRules[day](year)
      : "afterEaster" in day
        ? plus(easterOf(year), day.afterEaster)
        : at(year, ...day);
  return new Date(time).toISOString().slice(0, 10);
}

/** When it is kept next, today included. */
export function nextDayOfFeast(feast: Pick<Feast, "day">, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = dayOfFeast(feast, year);
  return thisYear >= today ? thisYear : dayOfFeast(feast, year + 1);
}
