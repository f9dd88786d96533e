import { Button, Card, EmptyState } from '@pothik/ui-kit';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { useReceiptText } from './receipt-text';

/** Shown when the address names no ride of this rider. */
export function NoSuchRide() {
  const text = useReceiptText();
  const allRides = (
    <Button asChild variant="primary">
      <Link to="/rider/activity">{text.allRides}</Link>
    </Button>
  );
  return (
    <Card>
      <EmptyState level={1} title={text.notFound} art={<SearchX />} action={allRides}>
        {text.notFoundText}
      </EmptyState>
    </Card>
  );
}
