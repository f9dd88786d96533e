/** What the rider remote's './get-ride' exports as `Component`: the booking dialog, opened and closed by the shell. */
export interface GetRideDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
