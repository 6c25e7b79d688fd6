import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { useEdited } from "#shared/browser/use-owner-list.ts";
import { Badge } from "#ui/card.tsx";
import { classes, focusClasses } from "#ui/join-class-names.ts";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { PictureForOwner, PlaceForOwner } from "../answers.ts";
import { placesPath } from "./queries.ts";
import { PlaceDialog } from "./replace-home-picture-dialog.tsx";

/** The pictures of the home page and its gallery, each to be replaced by one of the owner's. */
export function Places({ pictures }: { pictures: readonly PictureForOwner[] }) {
  const read = useAdminQuery<PlaceForOwner[]>(placesPath, { fresh: true });
  const [edited, setEdited] = useEdited("place");
  const editedPlace = read.data?.find(({ id }) => id === edited);
  const list = (places: readonly PlaceForOwner[]) => (
    <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
      {places.map(({ id, label, url, picture, alt, focus }) => (
        <li key={id} className="card grid content-start justify-items-start gap-1 p-[0.6rem]">
          <img
            src={url}
            alt=""
            loading="lazy"
            className={classes("aspect-4/3 w-full object-cover", focusClasses(focus))}
          />
          <h3 className="text-[1.0625rem]">{label}</h3>
          {alt && <p className="line-clamp-3 text-small text-ink-soft">{alt}</p>}
          {picture && <Badge tone="gilt">Yours</Badge>}
          <RowAction
            className="-ml-2"
            aria-label={`${picture ? "Change" : "Replace"}: ${label}`}
            onClick={() => setEdited(id)}
          >
            {picture ? "Change" : "Replace"}
          </RowAction>
        </li>
      ))}
    </ul>
  );

  const isInGallery = ({ id }: PlaceForOwner) => id.startsWith("gallery-");
  return (
    <WhenRead read={read} what="pictures">
      {(places) => (
        <>
          <section aria-labelledby="places-home">
            <h2 id="places-home" className="text-title">
              Home page
            </h2>
            {list(places.filter((place) => !isInGallery(place)))}
          </section>
          <section aria-labelledby="places-gallery" className="mt-6">
            <h2 id="places-gallery" className="text-title">
              Gallery
            </h2>
            {list(places.filter(isInGallery))}
          </section>
          {editedPlace && (
            <PlaceDialog
              key={editedPlace.id}
              place={editedPlace}
              pictures={pictures}
              onClose={() => setEdited(undefined)}
            />
          )}
        </>
      )}
    </WhenRead>
  );
}
