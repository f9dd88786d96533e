import type { OperatorPlaceView } from '@pothik/contracts/ride';
import { Button, EmptyState, Table, useFormat } from '@pothik/ui-kit';
import { MapPin, MapPinOff, Pencil, Trash2 } from 'lucide-react';
import { usePlacesText } from './places-text';

interface PlaceTableProps {
  places: readonly OperatorPlaceView[];
  loading: boolean;
  onChange(place: OperatorPlaceView): void;
  onRemove(place: OperatorPlaceView): void;
}

/** Places with both names, further names and how each was found. */
export function PlaceTable({ places, loading, onChange, onRemove }: PlaceTableProps) {
  const text = usePlacesText();
  return (
    <Table
      caption={text.title}
      rows={places}
      rowKey={({ _id }) => _id}
      loading={loading}
      empty={
        <EmptyState title={text.none} art={<MapPinOff aria-hidden />}>
          {text.noneText}
        </EmptyState>
      }
      columns={[
        { key: 'place', header: text.place, wide: true, cell: (place) => <Names place={place} /> },
        { key: 'kind', header: text.kind, cell: ({ kind }) => <span className="ui-nowrap">{text[kind]}</span> },
        {
          key: 'aliases',
          header: text.alsoCalled,
          cell: ({ aliases }) => <span className="admin-place-aliases">{aliases.join(', ') || '–'}</span>,
        },
        { key: 'found', header: text.foundBy, wide: true, cell: (place) => <Found place={place} /> },
        {
          key: 'actions',
          header: text.actions,
          actions: true,
          cell: (place) => (
            <div className="admin-actions admin-place-buttons">
              <Button
                size="small"
                icon={<Pencil aria-hidden />}
                aria-label={text.changeOf(place.name)}
                onClick={() => onChange(place)}
              >
                {text.change}
              </Button>
              <Button
                size="small"
                icon={<Trash2 aria-hidden />}
                aria-label={text.removeOf(place.name)}
                onClick={() => onRemove(place)}
              >
                {text.remove}
              </Button>
            </div>
          ),
        },
      ]}
    />
  );
}

function Names({ place: { name, nameBn } }: { place: OperatorPlaceView }) {
  return (
    <span className="admin-place">
      <MapPin aria-hidden />
      <span>
        <strong lang="en">{name}</strong>
        {nameBn && (
          <span className="admin-small" lang="bn">
            {nameBn}
          </span>
        )}
      </span>
    </span>
  );
}

/** How its point was found, and who changed it last. */
function Found({ place: { foundBy, by, updatedAt } }: { place: OperatorPlaceView }) {
  const text = usePlacesText();
  const { date } = useFormat();
  return (
    <span className="admin-place-found">
      {foundBy}
      <span className="admin-quiet admin-small">{by ? `${by.name} · ${date(updatedAt)}` : text.seeded}</span>
    </span>
  );
}
