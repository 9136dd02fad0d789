package app.escale.phone;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        setIntent(asOpened(getIntent()));
        super.onCreate(savedInstanceState);
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(asOpened(intent));
    }

    /** What is shared becomes what is opened: the one way that the web app hears of (src/native/open-shell.ts). */
    private static Intent asOpened(Intent intent) {
        if (intent == null || !Intent.ACTION_SEND.equals(intent.getAction())) return intent;
        Uri file = intent.getParcelableExtra(Intent.EXTRA_STREAM);
        String text = intent.getStringExtra(Intent.EXTRA_TEXT);
        if (file == null && text == null) return intent;
        // A shared file has to be another app's to give: never one of our own by its path.
        if (file != null && !"content".equals(file.getScheme())) return new Intent(Intent.ACTION_MAIN);
        Uri address = file != null
            ? file
            : new Uri.Builder().scheme("escale").authority("shared").appendQueryParameter("text", text).build();
        return new Intent(Intent.ACTION_VIEW, address).addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
    }
}
