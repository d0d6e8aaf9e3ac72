/** What is said when an entry was written, the same on every screen. Source: specification 1, section 8, and specification 2, section 8. */
export const ENTRY_NOTICES = {
  saved: { title: 'Time entry saved', description: 'Your time entry has been added successfully.' },
  kept: {
    title: 'Time entry saved locally',
    description: 'Could not save to cloud, but your time entry was saved locally.',
  },
  failed: { title: 'Error', description: 'Failed to save time entry. Please try again.' },
};
